import { Form, useNavigation } from "@remix-run/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { CommandResult } from "#app/platform/http/command.ts";
import { errorKey, useWords } from "#app/platform/i18n/use-words.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { accessPlaces } from "../access-places.ts";
import type { RolePage } from "../queries/role-page.ts";
import type { RolePreview } from "../queries/preview-role.ts";
import classes from "./access.module.css";
import { EffectsList } from "./effects-list.tsx";
import { Refusal } from "./refusal.tsx";
import { RoleFields } from "./role-fields.tsx";
import { typedRoleAgain } from "./role-form.ts";
import { UnsavedChanges } from "./unsaved-changes.tsx";

export type RoleScreenProps = { data: RolePage; result: CommandResult | null };

/** A role of the company's own; saved or taken away only after seeing who gains and loses what. */
export function RoleScreen({ data, result }: RoleScreenProps) {
  const { t } = useTranslation("access");
  const { role } = data;
  const [touched, setTouched] = useState(false);
  const busy = useNavigation().formMethod === "POST";
  return (
    <div className={classes.root}>
      <PageHeader
        title={role ? role.name : t("role.new")}
        description={t("role.text")}
        breadcrumbs={[{ label: t("role.list"), href: accessPlaces.roles }]}
        breadcrumbsLabel={t("form.path")}
      />
      <div className={classes.notices}>
        <Refusal result={result} />
      </div>
      <UnsavedChanges when={touched && !busy} />
      <RoleForm
        key={`${role?.id} ${role?.version} ${result?.done ? result.intent : ""}`}
        data={data}
        result={result}
        onTouched={() => setTouched(true)}
      />
    </div>
  );
}

function RoleForm({ data, result, onTouched }: RoleScreenProps & { onTouched: () => void }) {
  const fieldError = useFieldError(result);
  const [stale, setStale] = useState<CommandResult | null>(null);
  const { role, rights, orgUnits } = data;
  const touch = () => {
    setStale(result);
    onTouched();
  };
  const preview = result?.done && stale !== result ? (result.value as RolePreview) : null;
  const reviewed = result?.done ? (result.value as RolePreview) : null;
  const nothing = {
    name: "",
    description: "",
    rights: [],
    fields: {},
    sparesSelf: false,
    orgUnitIds: null,
    holderIds: [],
  };
  const shown =
    reviewed?.draft ?? (result && !result.done ? typedRoleAgain(result.reply?.initialValue) : null) ?? role ?? nothing;
  return (
    <Form method="post" className={classes.form} onChange={touch} preventScrollReset>
      {role ? <input type="hidden" name="roleId" value={role.id} /> : null}
      <input type="hidden" name="version" value={role?.version ?? 0} />
      <RoleFields
        shown={shown}
        holders={[...data.holders, ...(reviewed?.holders ?? [])]}
        rights={rights}
        units={orgUnits}
        errors={{ name: fieldError("name"), right: fieldError("right") }}
        onTouched={touch}
      />
      {preview ? <Preview preview={preview} /> : null}
      <RoleButtons role={role} preview={preview} />
      {/* Last, so that a button's own intent comes before it: what turning a page asks for. */}
      {preview ? <input type="hidden" name="intent" value={preview.draft ? "review" : "review-delete"} /> : null}
    </Form>
  );
}

/** Saving and taking away are offered once their effects were seen. */
function RoleButtons({ role, preview }: Pick<RolePage, "role"> & { preview: RolePreview | null }) {
  const { t } = useTranslation("access");
  const busy = useNavigation().formMethod === "POST";
  return (
    <div className={classes.actions}>
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
    </div>
  );
}

/** Whose rights change, a page at a time; turning it asks again with the form as it stands. */
function Preview({ preview: { draft, people, total, page, pageSize } }: { preview: RolePreview }) {
  const { t } = useTranslation("access");
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
        <nav className={classes.actions} aria-label={t("list.pages")}>
          {page > 1 ? (
            <Button type="submit" name="page" value={page - 1} size="small">
              {t("list.previous")}
            </Button>
          ) : null}
          <span className={classes.soft}>
            {t("list.range", { from: (page - 1) * pageSize + 1, to: Math.min(page * pageSize, total), total })}
          </span>
          {page * pageSize < total ? (
            <Button type="submit" name="page" value={page + 1} size="small">
              {t("list.next")}
            </Button>
          ) : null}
        </nav>
      ) : null}
    </Callout>
  );
}

/** The first word of what is wrong with a field; none where nothing is. */
function useFieldError(result: CommandResult | null) {
  const words = useWords("access", "shell");
  return (field: string) => {
    const code = result?.reply?.error?.[field]?.[0];
    if (!code) return undefined;
    const { key, room } = errorKey(code);
    return room === "access" ? words(key) : words("errors.invalid-input", {}, "shell");
  };
}
