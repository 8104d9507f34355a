import { ActForm } from "#app/platform/forms/act-form.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { personCommands } from "../develop-commands.ts";
import { useDevelopWords } from "../develop-words.ts";

/** Who leads somebody asks them for their self-assessment, within two weeks. */
export function AskButton({ employeeId }: { employeeId: string }) {
  const { t } = useDevelopWords();
  const command = personCommands.useCommand({ intent: "ask-self-assessment", said: t("said.asked") });
  return (
    <ActForm command={command} intent="ask-self-assessment" fields={{ employeeId }}>
      <Button type="submit" loading={command.busy}>
        {t("person.ask")}
      </Button>
    </ActForm>
  );
}
