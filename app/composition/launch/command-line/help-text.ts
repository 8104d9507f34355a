import type { CommandShape, WordShape } from "./shape.ts";

/** The help of one command, in the form that all of them have. `call` is what one types before its words and options. */
export function helpText(shape: CommandShape, call: string): string {
  const options = Object.entries(shape.options ?? {}).map(
    ([name, { value, about }]) => [`--${name}${value ? ` <${value}>` : ""}`, about] as const,
  );
  return [
    usageLine(shape, call),
    shape.about,
    section(
      "Words",
      (shape.words ?? []).map((word) => [wordForm(word), word.about]),
    ),
    section("Options", [...options, ["--help", "shows this"]]),
    section("Exit codes", [
      ["0", "done"],
      ["1", shape.failure ?? "it failed; one line on standard error says why"],
      ["2", "the command line was not understood"],
    ]),
  ]
    .filter(Boolean)
    .join("\n\n");
}

/** The help of a command that has commands of its own. */
export function helpOfGroup(about: string, commands: Readonly<Record<string, CommandShape>>, call: string): string {
  return [
    `Usage: ${call} <command>`,
    about,
    section(
      "Commands",
      Object.entries(commands).map(([name, shape]) => [usageRest({ ...shape, options: {} }, name), shape.about]),
    ),
    `${call} <command> --help tells more of one.`,
  ].join("\n\n");
}

function usageLine(shape: CommandShape, call: string): string {
  const rest = usageRest(shape, "");
  // npm hands on only what stands behind two dashes.
  const dashes = rest && /^npm (start|test|run \S+)$/.test(call) ? "-- " : "";
  return `Usage: ${call} ${dashes}${rest}`.trimEnd();
}

function usageRest({ words = [], options = {} }: CommandShape, name: string): string {
  return [
    name,
    ...words.map(wordForm),
    ...Object.entries(options).map(([option, { value }]) => `[--${option}${value ? ` <${value}>` : ""}]`),
  ]
    .filter(Boolean)
    .join(" ");
}

function wordForm({ name, optional, many }: WordShape): string {
  const form = many ? `<${name}> …` : `<${name}>`;
  return optional ? `[${form}]` : form;
}

function section(title: string, rows: readonly (readonly [string, string])[]): string {
  if (rows.length === 0) return "";
  const width = Math.min(34, Math.max(...rows.map(([form]) => form.length)));
  const lines = rows.map(([form, about]) =>
    form.length > width ? `  ${form}\n  ${" ".repeat(width)}  ${about}` : `  ${form.padEnd(width)}  ${about}`,
  );
  return `${title}:\n${lines.join("\n")}`;
}
