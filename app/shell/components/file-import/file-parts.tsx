import { FromTo } from "#app/ui/from-to/from-to.tsx";
import { useEffect, useRef, type ReactNode } from "react";
import { ActForm, type ActFormProps } from "#app/platform/forms/act-form.tsx";
import { CommandForm, type CommandFormProps } from "#app/platform/forms/command-form.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { SmallText } from "#app/ui/small-text/small-text.tsx";
import { TaskWatch, type WatchedTask } from "../task-watch.tsx";
import classes from "./file-import.module.css";

export type FilePageProps = {
  /** How far the file is: where that changes, whoever had it changed at the page's foot is brought to its head, which says so. */
  stage: string;
  children: ReactNode;
};

/** The page of one file on its way. */
export function FilePage({ stage, children }: FilePageProps) {
  const page = useRef<HTMLDivElement>(null);
  const shown = useRef(stage);
  useEffect(() => {
    if (shown.current !== stage) page.current?.scrollIntoView({ block: "start" });
    shown.current = stage;
  }, [stage]);
  return (
    <div ref={page} className={classes.page}>
      {children}
    </div>
  );
}

/** A form of such a page: giving a file, applying what was checked. */
export function FileForm(props: Omit<CommandFormProps, "className" | "layout">) {
  return <CommandForm {...props} className={classes.start} />;
}

/** Short fields side by side. */
export function FileFields({ children }: { children: ReactNode }) {
  return <div className={classes.fields}>{children}</div>;
}

/** Answers with a sentence each, one below the other. */
export function FileAnswers({ children }: { children: ReactNode }) {
  return <div className={classes.answers}>{children}</div>;
}

/** Buttons side by side: samples to load, what can be done next. */
export function FileButtons({ children }: { children: ReactNode }) {
  return <div className={classes.buttons}>{children}</div>;
}

export type LineSaidProps = {
  /** What is wrong with the line, in words. */
  problems: readonly { key: string; words: string }[];
  /** What it says, by field; of a change, what was there before. */
  facts: readonly { name: string; label: string; before?: string; said: string | undefined }[];
};

/** What one line of a file says, and what is wrong with it. */
export function LineSaid({ problems, facts }: LineSaidProps) {
  return (
    <ul className={classes.said}>
      {problems.map(({ key, words }) => (
        <li key={key} className={classes.problem}>
          {words}
        </li>
      ))}
      <li>
        {facts
          .filter(({ said }) => said !== undefined)
          .map(({ name, label, before, said }) => (
            <span key={name} className={classes.fact}>
              <SmallText>{label}</SmallText>{" "}
              {before === undefined ? said : <FromTo from={<del className={classes.before}>{before}</del>} to={said} />}
            </span>
          ))}
      </li>
    </ul>
  );
}

export type FileAppliedProps = {
  title: string;
  text: string;
  /** Where what was made stands. */
  list: { href: string; label: string };
  undo: Required<Pick<ActFormProps, "intent" | "fields">> & {
    command: ActFormProps["command"] & { busy: boolean };
    label: string;
  };
};

/** A file was applied: what came of it, the way there, and the way back. */
export function FileApplied({ title, text, list, undo: { label, ...undo } }: FileAppliedProps) {
  return (
    <Callout tone="success" announced title={title}>
      <p className={classes.after}>{text}</p>
      <FileButtons>
        <Button href={list.href}>{list.label}</Button>
        <ActForm {...undo}>
          <Button type="submit" loading={undo.command.busy}>
            {label}
          </Button>
        </ActForm>
      </FileButtons>
    </Callout>
  );
}

/** Work on a file that goes on in the background; the page may be left. Taking back has no measure of how far it is. */
export function FileWorking({
  task,
  lines,
  phase,
  title,
  text,
}: {
  task: WatchedTask & { kind: string; mine?: boolean };
  lines: number;
  /** Which part of it goes on, where it has parts that count for themselves. */
  phase?: string;
  title: string;
  text: string;
}) {
  const total = task.kind === "UNDO" ? 0 : phase ? task.total : task.total || lines;
  return (
    <Section title={title} description={text}>
      <TaskWatch task={{ ...task, total }} {...(phase && { phase })} label={phase ?? title} mine={task.mine ?? true} />
    </Section>
  );
}
