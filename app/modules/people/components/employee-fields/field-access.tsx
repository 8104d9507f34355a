import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { cellName } from "#app/platform/rights-grid/rights-grid.ts";
import { EffectLine, EffectList } from "#app/shell/components/rights-grid/effect-list.tsx";
import type { WatchedGrid } from "#app/shell/components/rights-grid/grid-changes.ts";
import { RightsBar } from "#app/shell/components/rights-grid/rights-bar.tsx";
import { RightsGrid, type GridCell } from "#app/shell/components/rights-grid/rights-grid.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { fieldGrid, type AccessKind, type FieldAccess } from "../../domain/field-access.ts";
import type { DefinedField } from "../../queries/employee-fields.ts";
import type { ToldEffect } from "../../queries/preview-field-access.ts";
import { fieldCommands } from "../people-commands.ts";
import { editorsKey } from "./field-words.ts";
import classes from "../shape.module.css";

/** Fields against who sees and who fills them in, saved together after seeing for whom that changes what. */
export function FieldAccessSection({ fields }: { fields: readonly DefinedField[] }) {
  const { t } = useTranslation("people");
  const form = fieldCommands.useCommandForm({
    intent: ["review-field-access", "share-employee-fields"],
    id: "field-access",
    looks: ["review-field-access"],
    fields: Object.fromEntries(fields.map(({ id, version }) => [`versions.${id}`, String(version)])),
    said: ({ intent }) => (intent === "share-employee-fields" ? t("shape.saved") : null),
  });
  const { answer } = form;
  const reviewed = answer?.done && answer.intent === "review-field-access" ? answer.value : null;
  const fresh = form.changed ? null : reviewed;
  const grid = useFieldAccessGrid(fields, reviewed?.access ?? {});
  return (
    <Section title={t("field.access")} description={t("field.access-text")}>
      <CommandForm form={form} guarded className={classes.access}>
        <RightsGrid {...grid} />
        <RightsBar formId={form.id} grids={[grid]} preview={fresh ? <Effects effects={fresh.effects} /> : null}>
          {fresh && fresh.effects.length > 0 ? (
            <Button type="submit" name="intent" value="share-employee-fields" tone="primary" loading={form.busy}>
              {t("shape.save")}
            </Button>
          ) : (
            <Button type="submit" name="intent" value="review-field-access" loading={form.busy}>
              {t("field.review")}
            </Button>
          )}
        </RightsBar>
      </CommandForm>
    </Section>
  );
}

function useFieldAccessGrid(fields: readonly DefinedField[], drafted: FieldAccess): WatchedGrid {
  const { t } = useTranslation("people");
  const said = {
    viewers: ({ viewers }: DefinedField) => t(`field.viewers.${viewers}`),
    editors: ({ editors }: DefinedField) => t(editorsKey[editors]),
  };
  const { values } = fieldGrid([]);
  const cellOf =
    (access: FieldAccess) =>
    (fieldId: string, kind: string): GridCell => {
      const field = { ...fields.find(({ id }) => id === fieldId)!, ...access[fieldId] };
      const options = values[kind as AccessKind].map((value) => ({
        value,
        label: said[kind as AccessKind]({ ...field, [kind]: value }),
      }));
      return { kind: "choice", name: cellName(fieldId, kind), value: field[kind as AccessKind], options };
    };
  return {
    caption: t("field.access"),
    roleHeader: t("field.field"),
    roles: fields.map(({ id, name }) => ({ id, name })),
    privileges: [
      { id: "viewers", name: t("team.visibility") },
      { id: "editors", name: t("field.editable") },
    ],
    cell: cellOf(drafted),
    stored: cellOf({}),
  };
}

/** Who would see or fill in more and less than today. */
function Effects({ effects }: { effects: readonly ToldEffect[] }) {
  const { t } = useTranslation("people");
  if (effects.length === 0) return <Callout announced title={t("field.nothing-changes")} />;
  const loses = effects.some(({ change }) => change === "LOSE");
  return (
    <Callout announced tone={loses ? "warning" : "info"} title={t("field.what-changes")}>
      <EffectList>
        {effects.map(({ fieldId, name, people, kind, who, change }) => (
          <EffectLine key={`${fieldId} ${kind} ${who}`} change={change}>
            {t(`field.effect.${kind}-${change}`, { who: t(`field.group.${who}`), name, count: people })}
          </EffectLine>
        ))}
      </EffectList>
    </Callout>
  );
}
