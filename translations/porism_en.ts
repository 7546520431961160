<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="en_GB">
<context>
    <name>porism::ui::ActionsPanel</name>
    <message numerus="yes">
        <source>Delete, with %n that depend(s) on it	Del</source>
        <translation>
            <numerusform>Delete, with one that depends on it	Del</numerusform>
            <numerusform>Delete, with %n that depend on it	Del</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>porism::ui::Canvas</name>
    <message numerus="yes">
        <source>Figure with %n point(s)</source>
        <translation>
            <numerusform>Figure with one point</numerusform>
            <numerusform>Figure with %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>porism::ui::ConditionsView</name>
    <message numerus="yes">
        <source>%n side condition(s) on which the proof rests</source>
        <translation>
            <numerusform>%n side condition on which the proof rests</numerusform>
            <numerusform>%n side conditions on which the proof rests</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>porism::ui::Guide</name>
    <message numerus="yes">
        <source>All %n steps done</source>
        <translation>
            <numerusform>The step is done</numerusform>
            <numerusform>All %n steps done</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>porism::ui::LibraryPanel</name>
    <message numerus="yes">
        <source>%n problem(s) removed</source>
        <translation>
            <numerusform>%n problem removed</numerusform>
            <numerusform>%n problems removed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problem</numerusform>
            <numerusform>%n problems</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>porism::ui::MainWindow</name>
    <message numerus="yes">
        <source>Porism ended unexpectedly. It can bring back %1 of %2, with %n action(s).</source>
        <translation>
            <numerusform>Porism ended unexpectedly. It can bring back %1 of %2, with one action.</numerusform>
            <numerusform>Porism ended unexpectedly. It can bring back %1 of %2, with %n actions.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>porism::ui::PathsPanel</name>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>porism::ui::Session</name>
    <message numerus="yes">
        <source>%n action(s)</source>
        <translation>
            <numerusform>%n action</numerusform>
            <numerusform>%n actions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n goal(s) not proved</source>
        <translation>
            <numerusform>%n goal not proved</numerusform>
            <numerusform>%n goals not proved</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>porism::ui::WhyCard</name>
    <message numerus="yes">
        <source>%n step(s) in all</source>
        <translation>
            <numerusform>%n step in all</numerusform>
            <numerusform>%n steps in all</numerusform>
        </translation>
    </message>
</context>
</TS>
