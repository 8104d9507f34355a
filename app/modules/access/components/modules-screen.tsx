import { Form, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { CommandResult } from "#app/platform/http/command.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { useWords } from "#app/platform/i18n/use-words.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { Chip } from "#app/ui/chip/chip.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import type { ModuleRow } from "../queries/list-modules.ts";
import type { ModuleSwitchPreview } from "../queries/preview-module-switch.ts";
import type { SwitchModuleInput } from "../use-cases/switch-module.ts";
import classes from "./access.module.css";
import { FlagList, type ShownFlag } from "./flag-list.tsx";
import { ModulePreview } from "./module-preview.tsx";
import { Refusal } from "./refusal.tsx";

/** The company's modules: each switched only after seeing whom and what it touches. */
export function ModulesScreen({
  modules,
  flags,
  result,
}: {
  modules: readonly ModuleRow[];
  flags: readonly ShownFlag[];
  result: CommandResult | null;
}) {
  const { t } = useTranslation("access");
  const reviewed = result?.done && result.intent === "review" ? (result.value as ModuleSwitchPreview) : null;
  const saved = result?.done && result.intent === "save" ? (result.value as SwitchModuleInput) : null;
  return (
    <div className={classes.root}>
      <PageHeader title={t("modules.title")} description={t("modules.text")} />
      <div className={classes.notices}>
        <Refusal result={result} />
        {saved ? <Switched switched={saved} /> : null}
      </div>
      <ul className={classes.list}>
        {modules.map((module) => (
          <ModuleEntry key={module.feature} module={module} reviewed={reviewed} />
        ))}
      </ul>
      <FlagList flags={flags} />
    </div>
  );
}

/** What was switched, and the way back. */
function Switched({ switched }: { switched: SwitchModuleInput }) {
  const { t } = useTranslation("access");
  return (
    <Callout
      tone="success"
      announced
      title={t(switched.on ? "modules.switched-on" : "modules.switched-off", {
        module: t(`module.${switched.feature}`),
      })}
      action={<Switch feature={switched.feature} on={!switched.on} intent="save" label={t("form.undo")} />}
    />
  );
}

function ModuleEntry({ module, reviewed }: { module: ModuleRow; reviewed: ModuleSwitchPreview | null }) {
  const { t } = useTranslation("access");
  return (
    <li className={classes.kind}>
      <ModuleFacts module={module} />
      <span className={classes.end}>
        <Switch
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

type SwitchProps = { feature: string; on: boolean; intent: "review" | "save"; label: string; name?: string };

function Switch({ feature, on, intent, label, name }: SwitchProps) {
  const busy = useNavigation().formMethod === "POST";
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="feature" value={feature} />
      <input type="hidden" name="on" value={String(on)} />
      <Button
        type="submit"
        name="intent"
        value={intent}
        tone={intent === "save" && !on ? "danger" : "secondary"}
        size="small"
        loading={busy}
        aria-label={name ? `${label}: ${name}` : undefined}
      >
        {label}
      </Button>
    </Form>
  );
}
