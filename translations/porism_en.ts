<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="en_GB">
<context>
    <name>Asked</name>
    <message numerus="yes">
        <source>seen in %n picture(s)</source>
        <translation>
            <numerusform>seen in %n picture</numerusform>
            <numerusform>seen in %n pictures</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Graph</name>
    <message numerus="yes">
        <source>%n step(s) folded behind it</source>
        <translation>
            <numerusform>%n step folded behind it</numerusform>
            <numerusform>%n steps folded behind it</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Mark</name>
    <message numerus="yes">
        <source>seen in %n picture(s)</source>
        <translation>
            <numerusform>seen in %n picture</numerusform>
            <numerusform>seen in %n pictures</numerusform>
        </translation>
    </message>
</context>
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
    <name>porism::ui::FactsModel</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln statement(s)</source>
        <translation>
            <numerusform>%Ln statement</numerusform>
            <numerusform>%Ln statements</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>porism::ui::FactsPanel</name>
    <message numerus="yes">
        <source>%Ln statement(s)</source>
        <translation>
            <numerusform>%Ln statement</numerusform>
            <numerusform>%Ln statements</numerusform>
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
        <source>%n problem(s) were removed: press “Removed” to see and put back what was there.</source>
        <translation>
            <numerusform>One problem was removed: press “Removed” to see it and put it back.</numerusform>
            <numerusform>%n problems were removed: press “Removed” to see and put back what was there.</numerusform>
        </translation>
    </message>
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
    <name>porism::ui::Losses</name>
    <message numerus="yes">
        <source>%n goal(s) went with it: %1.</source>
        <translation>
            <numerusform>The goal %1 went with it.</numerusform>
            <numerusform>%n goals went with it: %1.</numerusform>
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
    <name>porism::ui::MendsView</name>
    <message numerus="yes">
        <source>%n mend(s), each verified; the one that changes least is first.</source>
        <translation>
            <numerusform>One mend, which was verified.</numerusform>
            <numerusform>%n mends, each verified; the one that changes least is first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mend(s) after which nothing fails, and something is open.</source>
        <translation>
            <numerusform>One mend, after which nothing fails, and something is open.</numerusform>
            <numerusform>%n mends after which nothing fails, and something is open.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>porism::ui::PathsPanel</name>
    <message numerus="yes">
        <source>%n step(s) of reasoning</source>
        <translation>
            <numerusform>%n step of reasoning</numerusform>
            <numerusform>%n steps of reasoning</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>porism::ui::RulePanel</name>
    <message numerus="yes">
        <source>%n way(s) to name the points say the same.</source>
        <translation>
            <numerusform>%n way to name the points says the same.</numerusform>
            <numerusform>%n ways to name the points say the same.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>porism::ui::SamplesPanel</name>
    <message numerus="yes">
        <source>%1 of %n sample(s) verified</source>
        <translation>
            <numerusform>%1 of %n sample verified</numerusform>
            <numerusform>%1 of %n samples verified</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) verified</source>
        <translation>
            <numerusform>%n sample verified</numerusform>
            <numerusform>%n samples verified</numerusform>
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
    <name>porism::ui::StatusLine</name>
    <message numerus="yes">
        <source>%Ln statement(s)</source>
        <translation>
            <numerusform>%Ln statement</numerusform>
            <numerusform>%Ln statements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln degree(s) of freedom</source>
        <translation>
            <numerusform>%Ln degree of freedom</numerusform>
            <numerusform>%Ln degrees of freedom</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>porism::ui::StylePanel</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>porism::ui::VerdictPanel</name>
    <message numerus="yes">
        <source>%1 of %n check(s) passed</source>
        <translation>
            <numerusform>%1 of %n check passed</numerusform>
            <numerusform>%1 of %n checks passed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n action(s) are enough to fail the same check; none can be left out:</source>
        <translation>
            <numerusform>One action is enough to fail the same check:</numerusform>
            <numerusform>%n actions are enough to fail the same check; none can be left out:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n action(s) are enough to fail the same check:</source>
        <translation>
            <numerusform>One action is enough to fail the same check:</numerusform>
            <numerusform>%n actions are enough to fail the same check:</numerusform>
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
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
</TS>
