import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import type { FlagName } from "#app/platform/flags/flags.ts";
import { useWords } from "#app/platform/i18n/use-words.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Chip } from "#app/ui/chip/chip.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { moduleCommands } from "../access-commands.ts";
import classes from "../access.module.css";

export type ShownFlag = { name: FlagName; on: boolean };

/** What the company's admins switch for everybody beside its modules. */
export function FlagList({ flags }: { flags: readonly ShownFlag[] }) {
  const { t } = useTranslation("access");
  const words = useWords("access");
  const command = moduleCommands.useCommand({ intent: "switch-flag" });
  return (
    <Section title={t("flag.title")}>
      <ul className={classes.list}>
        {flags.map(({ name, on }) => (
          <li key={name} className={classes.kind}>
            <span className={classes.names}>
              <span className={classes.person}>
                <span className={classes.name}>{words(`flag.${name}.name`)}</span>
                <Chip tone={on ? "green" : "grey"}>{t(on ? "modules.on" : "modules.off")}</Chip>
              </span>
              <span className={classes.soft}>{words(`flag.${name}.text`)}</span>
            </span>
            <ActForm
              command={command}
              intent="switch-flag"
              fields={{ flag: name, on: String(!on) }}
              className={classes.end}
            >
              <Button
                type="submit"
                size="small"
                loading={command.busy}
                aria-label={`${t(on ? "flag.off" : "flag.on")}: ${words(`flag.${name}.name`)}`}
              >
                {t(on ? "flag.off" : "flag.on")}
              </Button>
            </ActForm>
          </li>
        ))}
      </ul>
    </Section>
  );
}
