import { parseArgs } from "node:util";
import { withoutTrailing } from "#app/platform/text/without-trailing.ts";
import { nearest } from "./nearest.ts";
import { UsageError, type CommandShape, type Given, type OptionShapes } from "./shape.ts";

/** Whether help is asked for rather than the command. */
export function asksForHelp(words: readonly string[]): boolean {
  return words.includes("--help");
}

/** What was typed behind `call`; whatever the command does not know is refused, with the nearest thing it does know. */
export function readWords<Options extends OptionShapes>(
  shape: CommandShape<Options>,
  typed: readonly string[],
  call: string,
): Given<Options> {
  const known = Object.entries(shape.options ?? {});
  const options = Object.fromEntries(
    known.map(([name, { value }]) => [name, { type: value ? ("string" as const) : ("boolean" as const) }]),
  );
  const { values, positionals } = parse(typed, options, call);
  checkWords(shape, positionals, call);
  return {
    words: positionals,
    options: Object.fromEntries(
      known.map(([name, { value }]) => [name, value ? values[name] : values[name] === true]),
    ) as Given<Options>["options"],
  };
}

/** One of the known words. */
export function requireKnown(typed: string, known: readonly string[], what: string): void {
  if (!known.includes(typed)) throw new UsageError(`${unknown(typed, known, what)} There are ${known.join(", ")}.`);
}

function parse(typed: readonly string[], options: Record<string, { type: "string" | "boolean" }>, call: string) {
  try {
    return parseArgs({ args: [...typed], options, allowPositionals: true, strict: true });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (!code?.startsWith("ERR_PARSE_ARGS_")) throw error;
    const flag = /^Unknown option '([^']+)'/.exec(message)?.[1];
    const said = flag
      ? unknown(
          flag,
          Object.keys(options).map((name) => `--${name}`),
          "option",
        )
      : `${withoutTrailing(message.split(/\n|\. /)[0]!.trimEnd(), ".")}.`;
    throw new UsageError(`${said} ${seeHelp(call)}`);
  }
}

function checkWords({ words = [] }: CommandShape, given: readonly string[], call: string): void {
  const missing = words.slice(given.length).find((word) => !word.optional);
  if (missing) throw new UsageError(`<${missing.name}> is missing: ${missing.about}. ${seeHelp(call)}`);
  const superfluous = words.some((word) => word.many) ? undefined : given[words.length];
  if (superfluous !== undefined) throw new UsageError(`"${superfluous}" is one word too many. ${seeHelp(call)}`);
}

function unknown(typed: string, known: readonly string[], what: string): string {
  const meant = nearest(typed, known);
  return `There is no ${what} ${JSON.stringify(typed)}${meant ? `; did you mean ${meant}?` : "."}`;
}

const seeHelp = (call: string) => `See ${call}${/^npm (start|test|run \S+)$/.test(call) ? " --" : ""} --help.`;
