import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { useWords } from "#app/platform/i18n/use-words.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Chip } from "#app/ui/chip/chip.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import type { ModuleRow } from "../../queries/list-modules.ts";
import type { ModuleSwitchPreview } from "../../queries/preview-module-switch.ts";
import type { SwitchModuleInput } from "../../use-cases/switch-module.ts";
import { moduleCommands } from "../access-commands.ts";
import classes from "../access.module.css";
import { FlagList, type ShownFlag } from "./flag-list.tsx";
import { ModulePreview } from "./module-preview.tsx";

type Switching = ReturnType<typeof useSwitching>;

/** One command for all modules: what was looked at last is what can be done. */
function useSwitching() {
  const { t } = useTranslation("access");
  const command = moduleCommands.useCommand({
    intent: ["review", "save"],
    said: (done) => (done.intent === "save" ? saidOf(done.value) : null),
  });
  const onPage = moduleCommands.usePageAnswer("review", "save");
  function saidOf({ feature, on }: SwitchModuleInput) {
    return {
      text: t(on ? "modules.switched-on" : "modules.switched-off", { module: t(`module.${feature}`) }),
      undo: { intent: "save", fields: { feature, on: String(!on) }, label: t("form.undo") },
    };
  }
  return { command, answer: command.answer ?? onPage, saidOf };
}

/** The company's modules: each switched only after seeing whom and what it touches. */
export function ModulesScreen({ modules, flags }: { modules: readonly ModuleRow[]; flags: readonly ShownFlag[] }) {
  const { t } = useTranslation("access");
  const switching = useSwitching();
  return (
    <div className={classes.root}>
      <PageHeader title={t("navigation.modules")} description={t("modules.text")} />
      <div className={classes.notices}>
        <moduleCommands.PageAnswer
          intents={["review", "save", "switch-flag"]}
          said={(done) => (done.intent === "save" ? switching.saidOf(done.value) : null)}
        />
      </div>
      <ul className={classes.list}>
        {modules.map((module) => (
          <ModuleEntry key={module.feature} module={module} switching={switching} />
        ))}
      </ul>
      <FlagList flags={flags} />
    </div>
  );
}

function ModuleEntry({ module, switching }: { module: ModuleRow; switching: Switching }) {
  const { t } = useTranslation("access");
  const { command, answer } = switching;
  const reviewed: ModuleSwitchPreview | null = answer?.intent === "review" && answer.done ? answer.value : null;
  return (
    <li className={classes.kind}>
      <ModuleFacts module={module} />
      <span className={classes.end}>
        <Switch
          command={command}
          feature={module.feature}
          on={!module.on}
          intent="review"
          label={t(module.on ? "modules.switch-off" : "modules.switch-on")}
          name={t(`module.${module.feature}`)}
        />
      </span>
      {reviewed?.feature === module.feature && reviewed.changed ? (
        <div className={classes.wide}>
          <ModulePreview
            preview={reviewed}
            confirm={
              <Switch
                command={command}
                feature={module.feature}
                on={reviewed.on}
                intent="save"
                label={t(reviewed.on ? "modules.confirm-on" : "modules.confirm-off")}
              />
            }
          />
        </div>
      ) : null}
    </li>
  );
}

function ModuleFacts({ module: { feature, on, use } }: { module: ModuleRow }) {
  const { t } = useTranslation("access");
  const format = useFormat();
  const words = useWords("access", ...use.map(({ room }) => room));
  return (
    <span className={classes.names}>
      <span className={classes.person}>
        <span className={classes.name}>{t(`module.${feature}`)}</span>
        <Chip tone={on ? "green" : "grey"}>{t(on ? "modules.on" : "modules.off")}</Chip>
      </span>
      <span className={classes.soft}>
        {format.list(use.map(({ room, label, count }) => words(label, { count }, room)))}
      </span>
    </span>
  );
}

type SwitchProps = {
  command: Switching["command"];
  feature: string;
  on: boolean;
  intent: "review" | "save";
  label: string;
  name?: string;
};

function Switch({ command, feature, on, intent, label, name }: SwitchProps) {
  return (
    <ActForm command={command} intent={intent} fields={{ feature, on: String(on) }}>
      <Button
        type="submit"
        tone={intent === "save" && !on ? "danger" : "secondary"}
        size="small"
        loading={command.busy}
        aria-label={name ? `${label}: ${name}` : undefined}
      >
        {label}
      </Button>
    </ActForm>
  );
}
