import type { CommandResult } from "#app/platform/http/command.ts";
import { useWords } from "#app/platform/i18n/use-words.ts";
import { useRefusal } from "./use-refusal.ts";

/** What was typed into a form that was refused, and what is wrong with it; `name` may lead into a group: `values.<id>`. */
export function useTyped(result: CommandResult | null, intent: string) {
  const words = useWords("people");
  const own = result?.intent === intent ? result : null;
  const refusal = useRefusal(own);
  const initial = own?.done ? null : (own?.reply?.initialValue as Record<string, unknown> | null | undefined);
  return {
    own,
    general: refusal.general,
    typed: (name: string): string | null => textAt(initial, name.split(".")),
    wrong: (name: string): string[] | undefined =>
      refusal.field(name) ?? own?.reply?.error?.[name]?.map((code) => words(`errors.${code.replace(/^people\./, "")}`)),
  };
}

function textAt(value: unknown, path: readonly string[]): string | null {
  const found = path.reduce<unknown>(
    (within, part) => (within && typeof within === "object" ? (within as Record<string, unknown>)[part] : undefined),
    value,
  );
  return typeof found === "string" ? found : null;
}
