import type { CommandResult } from "#app/platform/http/command.ts";
import { errorKey, useWords } from "#app/platform/i18n/use-words.ts";
import { Callout } from "#app/ui/callout/callout.tsx";

/** Why the last try was refused, in words; nothing where it was not. */
export function DoorError({ result }: { result: CommandResult | null | undefined }) {
  const words = useWords("identity", "shell");
  if (!result?.error) return null;
  const { key, room } = errorKey(result.error.code);
  return (
    <Callout tone="danger" announced>
      {words(key, result.error.params, room)}
    </Callout>
  );
}

/** Turns the codes of a field's errors into words. */
export function useFieldErrors() {
  const words = useWords("identity");
  return (codes: string[] | undefined) => codes?.map((code) => words(`errors.${code}`));
}
