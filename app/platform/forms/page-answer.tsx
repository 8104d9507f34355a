import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import type { CommandResult } from "../http/command.ts";
import { fieldsOfUndo, usePageAnswer, type Said, type Undo } from "./answers.ts";
import { HiddenFields } from "./hidden-fields.tsx";
import { useRefusalOf } from "./use-refusal-words.ts";

export type PageAnswerProps = {
  room: string;
  intents: readonly string[];
  said: (done: CommandResult) => Said | null;
};

/** What came of an act that was sent before any script: said in the page, where a message in passing would not be seen. */
export function PageAnswer({ room, intents, said }: PageAnswerProps) {
  const answer = usePageAnswer(intents);
  const refusalOf = useRefusalOf(room);
  if (!answer) return null;
  if (!answer.done)
    return (
      <Callout tone="danger" announced>
        {refusalOf(answer)}
      </Callout>
    );
  const told = said(answer);
  if (told === null) return null;
  const { text, undo = null } = typeof told === "string" ? { text: told } : told;
  return (
    <Callout tone="success" announced action={undo ? <TakeBack undo={undo} /> : null}>
      {text}
    </Callout>
  );
}

function TakeBack({ undo }: { undo: Undo }) {
  return (
    <form method="post" action={undo.action}>
      <HiddenFields fields={fieldsOfUndo(undo)} />
      <Button type="submit" size="small">
        {undo.label}
      </Button>
    </form>
  );
}
