import { useState } from "react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { useVersionRead } from "#app/platform/forms/use-version-read.ts";
import { RightsBar } from "#app/shell/components/rights-grid/rights-bar.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { accessPlaces } from "../../access-places.ts";
import type { RolePage } from "../../queries/role-page.ts";
import { roleCommands } from "../access-commands.ts";
import type { RolePreview } from "../../queries/preview-role.ts";
import classes from "../access.module.css";
import { EffectsList } from "../effects-list.tsx";
import { RoleFields } from "./role-fields.tsx";
import { typedRoleAgain, type ShownRole } from "./role-form.ts";
import { RoleGrids, useFieldsGrid, useRightsGrid } from "./role-grids.tsx";

export type RoleScreenProps = { data: RolePage };

/** A role of the company's own; saved or taken away only after seeing who gains and loses what. */
export function RoleScreen({ data }: RoleScreenProps) {
  const { t } = useTranslation("access");
  const { role } = data;
  return (
    <div className={classes.root}>
      <PageHeader
        title={role ? role.name : t("role.new")}
        description={t("role.text")}
        breadcrumbs={[{ label: t("navigation.roles"), href: accessPlaces.roles }]}
        breadcrumbsLabel={t("form.path")}
      />
      <RoleForm key={role?.id} data={data} />
    </div>
  );
}

const nothing: ShownRole = {
  name: "",
  description: "",
  rights: [],
  fields: {},
  sparesSelf: false,
  orgUnitIds: null,
  holderIds: [],
};

function RoleForm({ data }: RoleScreenProps) {
  const { role, rights, orgUnits } = data;
  const { version, told } = useVersionRead(role?.version ?? 0);
  const form = roleCommands.useCommandForm({
    intent: ["review", "review-delete", "save", "delete"],
    id: "role",
    looks: ["review", "review-delete"],
    fields: { version, ...(role ? { roleId: role.id } : {}) },
    then: told,
  });
  const { answer } = form;
  const reviewed: RolePreview | null =
    answer?.done && (answer.intent === "review" || answer.intent === "review-delete") ? answer.value : null;
  const preview = form.changed ? null : reviewed;
  const refused = answer && !answer.done ? typedRoleAgain(answer.reply?.initialValue) : null;
  const shown = reviewed?.draft ?? refused ?? role ?? nothing;
  const [where, setWhere] = useState(shown.orgUnitIds ? "UNITS" : "COMPANY");
  const asked = { rights, shown, stored: role ?? nothing, part: where === "UNITS" };
  const grids = [useRightsGrid(asked), useFieldsGrid(asked)] as const;
  return (
    <CommandForm form={form} className={classes.form} guarded>
      <RoleFields
        shown={shown}
        holders={[...data.holders, ...(reviewed?.holders ?? [])]}
        units={orgUnits}
        where={where}
        onWhere={setWhere}
        heldByGroup={role?.groupHolderIds.length ?? 0}
        error={form.wrong("name")?.[0]}
        onTouched={form.touch}
      />
      <RoleGrids grids={grids} narrowed={Object.keys(shown.fields).length > 0} error={form.wrong("right")?.[0]} />
      <RightsBar formId={form.id} grids={grids} preview={preview ? <Preview preview={preview} /> : null}>
        <RoleButtons role={role} preview={preview} busy={form.busy} />
      </RightsBar>
      {/* Last, so that a button's own intent comes before it: what turning a page asks for. */}
      {preview ? <input type="hidden" name="intent" value={preview.draft ? "review" : "review-delete"} /> : null}
    </CommandForm>
  );
}

type RoleButtonsProps = Pick<RolePage, "role"> & { preview: RolePreview | null; busy: boolean };

/** Saving and taking away are offered once their effects were seen. */
function RoleButtons({ role, preview, busy }: RoleButtonsProps) {
  const { t } = useTranslation("access");
  return (
    <>
      {preview?.draft ? (
        <Button type="submit" name="intent" value="save" tone="primary" loading={busy}>
          {t("role.save")}
        </Button>
      ) : null}
      {preview && !preview.draft ? (
        <Button type="submit" name="intent" value="delete" tone="danger" loading={busy}>
          {t("role.delete-confirm")}
        </Button>
      ) : null}
      <Button type="submit" name="intent" value="review" tone={preview ? "secondary" : "primary"} loading={busy}>
        {t("form.review")}
      </Button>
      {role && preview?.draft !== null ? (
        <Button type="submit" name="intent" value="review-delete" tone="quiet" loading={busy}>
          {t("role.delete")}
        </Button>
      ) : null}
    </>
  );
}

/** Whose rights change, a page at a time; turning it asks again with the form as it stands. */
function Preview({ preview: { draft, people, total, page, pageSize } }: { preview: RolePreview }) {
  const { t } = useTranslation("access");
  const { t: shell } = useTranslation("shell");
  const loses = people.some(({ effects }) => effects.some(({ change }) => change === "LOSE"));
  if (total === 0) return <Callout announced title={t(draft ? "role.nobody-holds" : "role.nobody-loses")} />;
  return (
    <Callout announced tone={loses ? "warning" : "info"} title={t("role.preview", { count: total })}>
      {people.map(({ id, name, effects }) => (
        <div key={id}>
          <p className={classes.change}>{name}</p>
          <EffectsList effects={effects} />
        </div>
      ))}
      {total > pageSize ? (
        <nav className={classes.actions} aria-label={shell("pages.label")}>
          {page > 1 ? (
            <Button type="submit" name="page" value={page - 1} size="small">
              {shell("pages.previous")}
            </Button>
          ) : null}
          <span className={classes.soft}>
            {shell("pages.range", { from: (page - 1) * pageSize + 1, to: Math.min(page * pageSize, total), total })}
          </span>
          {page * pageSize < total ? (
            <Button type="submit" name="page" value={page + 1} size="small">
              {shell("pages.next")}
            </Button>
          ) : null}
        </nav>
      ) : null}
    </Callout>
  );
}
