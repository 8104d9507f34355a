import type { CommandResult } from "#app/platform/http/command.ts";
import { errorKey, useWords } from "#app/platform/i18n/use-words.ts";
import { Callout } from "#app/ui/callout/callout.tsx";

/** Why the last try was refused, in words; nothing where it was not. */
export function Refusal({ result }: { result: CommandResult | null }) {
  const words = useWords("access", "shell");
  if (!result || result.done) return null;
  if (!result.error)
    return (
      <Callout tone="danger" announced>
        {words("errors.invalid-input", {}, "shell")}
      </Callout>
    );
  const { key, room } = errorKey(result.error.code);
  return (
    <Callout tone="danger" announced>
      {words(key, result.error.params, room)}
    </Callout>
  );
}
