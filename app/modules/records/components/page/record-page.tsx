import { IconPencil } from "@tabler/icons-react";
import { useLocation } from "@remix-run/react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import type { ReactNode } from "react";
import { PersonChip } from "#app/modules/people/ui.ts";
import type { Granted } from "#app/platform/ability/granted.ts";
import { Can, Granting, record, useMay } from "#app/platform/ability/granting.tsx";
import { FieldFacts } from "../fields/field-facts.tsx";
import { FieldValue } from "../fields/field-value.tsx";
import { encodingOf, FormFields, startOf } from "../fields/form-fields.tsx";
import { fieldsOf, type RecordFields } from "../../domain/record-fields.ts";
import { partOf } from "../../kinds/parts.ts";
import { MoveActs, MoveForm } from "../moves/move-acts.tsx";
import { useMoves } from "../moves/use-moves.ts";
import { useFieldChanges } from "../fields/use-field-changes.ts";
import { DeleteForm } from "#app/platform/forms/delete-form.tsx";
import { FormPanel } from "#app/platform/forms/form-panel.tsx";
import { PageAnswer } from "#app/platform/forms/page-answer.tsx";
import { useCommand } from "#app/platform/forms/use-command.ts";
import { useCommandForm, type AnyCommandForm } from "#app/platform/forms/use-command-form.ts";
import { useVersionRead } from "#app/platform/forms/use-version-read.ts";
import type { ChangeEntry } from "#app/platform/history/record-history.ts";
import { useChangeLines } from "#app/shell/components/change-timeline.tsx";
import { RecordView } from "#app/shell/components/record-view/record-view.tsx";
import { useViewer } from "#app/shell/frame-context.ts";
import { Button } from "#app/ui/button/button.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import type { CommentThreadView } from "#app/modules/comments/index.ts";
import { Activity } from "#app/modules/comments/ui.ts";

export type RecordPageProps = {
  fields: RecordFields;
  /** The record by the names of its fields, `title` among them, and what `recordsOfPeople` reads beside them. */
  detail: {
    id: string;
    title: string;
    owner: { id: string; name: string };
    createdAt: string;
    version: number;
    /** What the viewer may do to it; no other record's rights are among them. */
    granted: Granted;
    comments: CommentThreadView;
    changes: readonly ChangeEntry[];
    /** What the form that edits it offers to choose from, by field. */
    offered?: Readonly<Record<string, unknown>>;
  };
  /** The list it stands in. */
  list: { label: string; href: string };
  /** Its own address. */
  href: string;
  /** The name of its id where something is sent: `absenceId`. */
  idName: string;
  /** What stands in place of all that the fields say. */
  overview?: ReactNode;
  /** Acts of the room's own, beside editing; and what they were answered, by the names of their intents. */
  acts?: ReactNode;
  intents?: readonly string[];
  links?: ReactNode;
  /** The form that edits it, where it asks for more than the fields. */
  form?: (form: AnyCommandForm) => ReactNode;
};

/** A record's own page: what it says, what was said about it and changed, editing beside it, deleting with undo. */
export function RecordPage(props: RecordPageProps) {
  return (
    <Granting granted={props.detail.granted}>
      <Page {...props} />
    </Granting>
  );
}

function Page(props: RecordPageProps) {
  const { fields, list, href, detail, overview, acts, intents = [], links } = props;
  const { title, owner, comments } = detail;
  const may = useMay();
  const [kind = ""] = Object.keys(detail.granted.records ?? {});
  const itself = record(kind, detail.id);
  const moving = {
    ...{ room: fields.room, href, moves: useMoves(fields, kind)(detail) },
    named: { ...named(props), version: String(detail.version) },
  };
  const { t } = useTranslation("shell");
  const { search } = useLocation();
  const saved = t("record.saved");
  const values = detail as Readonly<Record<string, unknown>>;
  return (
    <>
      <PageHeader title={title} breadcrumbs={[list]} breadcrumbsLabel={t("record.path")} />
      <PageAnswer room={fields.room} intents={["edit", "move", "restore", ...intents]} said={() => saved} />
      <RecordView
        state={fieldsOf(fields).map(([name, field]) =>
          partOf(field).stands && values[name] ? (
            <FieldValue key={name} of={fields} name={name} value={values[name]} />
          ) : null,
        )}
        acts={
          <>
            {acts}
            <MoveActs {...moving} />
            <Can I="edit" this={itself}>
              <Button icon={<IconPencil size={16} />} href={`${href}?edit`}>
                {t("record.edit")}
              </Button>
            </Can>
          </>
        }
        more={may("delete", itself) ? <DeleteAct {...props} /> : null}
        facts={
          <>
            {t("record.owner")}: <PersonChip person={owner} />
          </>
        }
        overview={overview ?? <FieldFacts of={fields} values={values} />}
        activity={{
          count: comments.comments.length,
          content: <Activity thread={comments} changes={useLines(props)} />,
        }}
        links={links ? { content: links } : null}
      />
      <MoveForm {...moving} />
      {may("edit", itself) && new URLSearchParams(search).has("edit") ? <EditForm key={detail.id} {...props} /> : null}
    </>
  );
}

/** What was changed, in the words of the fields; at its beginning, who made the record. */
function useLines({ fields, detail: { changes, owner, createdAt } }: RecordPageProps) {
  const { timeZone } = useViewer();
  const titleOf = useFieldChanges(fields);
  const beginning = { name: owner.name, at: createdAt };
  return useChangeLines({ entries: changes, timeZone, titleOf, bodyOf: ({ reason }) => reason, beginning });
}

const named = ({ idName, detail }: RecordPageProps) => ({ [idName]: detail.id });

function EditForm(props: RecordPageProps) {
  const { fields, href, detail, form: formOf } = props;
  const { t } = useTranslation("shell");
  const { version, told } = useVersionRead(detail.version);
  const form = useCommandForm({
    room: fields.room,
    intent: "edit",
    fields: { ...named(props), version },
    defaultValue: startOf(fields, detail),
    said: () => t("record.saved"),
    then: told,
    leaveTo: href,
  });
  return (
    <FormPanel
      form={form}
      title={t("record.edit")}
      closeHref={href}
      submit={t("record.save")}
      encType={encodingOf(fields)}
    >
      {formOf?.(form) ?? <FormFields form={form} of={fields} values={detail} offered={detail.offered} />}
    </FormPanel>
  );
}

function DeleteAct(props: RecordPageProps) {
  const { fields, detail, list } = props;
  const { t } = useTranslation("shell");
  const command = useCommand({
    room: fields.room,
    leaveTo: list.href,
    said: ({ intent }) =>
      intent === "restore"
        ? t("record.saved")
        : {
            text: t("record.deleted", { title: detail.title }),
            undo: { intent: "restore", fields: named(props), label: t("undo") },
          },
  });
  return <DeleteForm command={command} intent="delete" fields={named(props)} label={t("record.delete")} />;
}
