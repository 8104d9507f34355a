import type { ReactNode } from "react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { useWords } from "#app/platform/i18n/use-words.ts";
import { Callout } from "#app/ui/callout/callout.tsx";
import type { ModuleSwitchPreview } from "../../queries/preview-module-switch.ts";
import classes from "../access.module.css";

const namesShown = 12;

/** Whom and what switching a module touches, with the button that does it. */
export function ModulePreview({
  preview: { feature, on, people, screens, admins, use },
  confirm,
}: {
  preview: ModuleSwitchPreview;
  confirm: ReactNode;
}) {
  const { t } = useTranslation("access");
  const format = useFormat();
  const words = useWords("access", ...new Set([...screens, ...use].map(({ room }) => room)));
  const state = on ? "on" : "off";
  const names = [
    ...admins.slice(0, namesShown).map(({ name }) => name),
    ...(admins.length > namesShown ? [t("modules.and-more", { count: admins.length - namesShown })] : []),
  ];
  const lines = [
    t(`modules.people-${state}`, { count: people }),
    ...(screens.length > 0
      ? [t("modules.screens", { screens: format.list(screens.map(({ room, label }) => words(label, {}, room))) })]
      : []),
    ...(use.length > 0
      ? [
          t(`modules.use-${state}`, {
            use: format.list(use.map(({ room, label, count }) => words(label, { count }, room))),
          }),
        ]
      : []),
    ...(admins.length > 0
      ? [t(`modules.admins-${state}`, { kind: t(`kind.${admins[0]!.kind}.name`), names: format.list(names) })]
      : []),
  ];
  return (
    <Callout
      announced
      tone={on ? "info" : "warning"}
      title={t(`modules.preview-${state}`, { module: t(`module.${feature}`) })}
      action={confirm}
    >
      <ul className={classes.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Callout>
  );
}
