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
import { MoveActs, MoveForm, type MoveActsProps } from "../moves/move-acts.tsx";
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
import { MoreActions } from "#app/ui/more-actions/more-actions.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import type { CommentThreadView } from "#app/modules/comments/index.ts";
import { Activity } from "#app/modules/comments/ui.ts";
import classes from "./record-page.module.css";

export type RecordPageProps = {
  fields: RecordFields;
  /** The record by the names of its fields, and what `recordsOfPeople` reads beside them. */
  detail: {
    id: string;
    title: string;
    /** Whose it is, where it belongs to a person. */
    owner?: { id: string; name: string };
    createdAt?: string;
    version?: number;
    /** What the viewer may do to it; no other record's rights are among them. */
    granted: Granted;
    comments?: CommentThreadView;
    changes?: readonly ChangeEntry[];
    /** What the form that edits it offers to choose from, by field. */
    offered?: Readonly<Record<string, unknown>>;
  };
  /** The list it stands in. */
  list: { label: string; href: string };
  /** Its own address. */
  href: string;
  /** The name of its id where something is sent: `absenceId`. */
  idName: string;
  /** Marks of how it stands, besides its state. */
  state?: ReactNode;
  /** What stands beside whose it is. */
  facts?: ReactNode;
  /** What stands in place of all that the fields say. */
  overview?: ReactNode;
  /** Acts of the room's own before editing, those done rarely, and what they were answered, by the names of their intents. */
  acts?: ReactNode;
  more?: ReactNode;
  intents?: readonly string[];
  links?: ReactNode;
  /** The form that edits it, where it asks for more than the fields. */
  form?: (form: AnyCommandForm) => ReactNode;
  /** Forms of the room's own with what they were answered, in place of that one; and where the one that edits it is opened. */
  forms?: ReactNode;
  editHref?: string;
  /** How editing is called, in the room's words. */
  editLabel?: string;
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
  const { fields, list, detail, overview, intents = [], links, forms, state, facts } = props;
  const { owner } = detail;
  const standing = standingIn(props);
  const may = useMay();
  const { t } = useTranslation("shell");
  const { search } = useLocation();
  const moving = useMoving(props);
  const saved = t("record.saved");
  const isEdited = forms === undefined && may("edit", itselfOf(detail)) && new URLSearchParams(search).has("edit");
  return (
    <>
      <PageHeader
        title={detail.title}
        breadcrumbs={[list]}
        breadcrumbsLabel={t("record.path")}
        meta={standing.length > 0 || state ? <Standing {...props} of={standing} /> : null}
        actions={<Acts {...props} moving={moving} />}
      />
      {forms ?? <PageAnswer room={fields.room} intents={["edit", "move", "restore", ...intents]} said={() => saved} />}
      <RecordView
        facts={owner || facts ? <Facts {...props} /> : null}
        overview={overview ?? <FieldFacts of={fields} values={detail} />}
        {...useActivity(props)}
        links={links ? { content: links } : null}
      />
      <MoveForm {...moving} />
      {isEdited ? <EditForm key={detail.id} {...props} /> : null}
    </>
  );
}

const kindOf = ({ granted }: RecordPageProps["detail"]) => Object.keys(granted.records ?? {})[0] ?? "";
const itselfOf = (detail: RecordPageProps["detail"]) => record(kindOf(detail), detail.id);

function useMoving(props: RecordPageProps) {
  const { fields, href, detail } = props;
  const moves = useMoves(fields, kindOf(detail))(detail);
  return { room: fields.room, href, moves, named: { ...named(props), version: String(detail.version) } };
}

/** The fields that say how it stands. */
function standingIn({ fields, detail }: RecordPageProps): string[] {
  const values = detail as Readonly<Record<string, unknown>>;
  return fieldsOf(fields).flatMap(([name, field]) => (partOf(field).stands && values[name] ? [name] : []));
}

/** How it stands, and the room's own marks. */
function Standing({ fields, detail, state, of }: RecordPageProps & { of: readonly string[] }) {
  const values = detail as Readonly<Record<string, unknown>>;
  return (
    <>
      {of.map((name) => (
        <FieldValue key={name} of={fields} name={name} value={values[name]} />
      ))}
      {state}
    </>
  );
}

type ActsProps = RecordPageProps & { moving: MoveActsProps };

/** What is wanted most, and behind three dots what is done rarely. */
function Acts(props: ActsProps) {
  const { href, detail, acts, more, editHref = `${href}?edit`, editLabel, moving } = props;
  const { t } = useTranslation("shell");
  const may = useMay();
  const rare = more ?? (may("delete", itselfOf(detail)) ? <DeleteAct {...props} /> : null);
  return (
    <>
      {acts}
      <MoveActs {...moving} />
      <Can I="edit" this={itselfOf(detail)}>
        <Button icon={<IconPencil aria-hidden="true" />} href={editHref}>
          {editLabel ?? t("record.edit")}
        </Button>
      </Can>
      {rare ? <MoreActions label={t("list.more")}>{rare}</MoreActions> : null}
    </>
  );
}

function Facts({ detail: { owner }, facts }: RecordPageProps) {
  const { t } = useTranslation("shell");
  return (
    <>
      {owner ? (
        <span className={classes.owner}>
          {t("record.owner")}: <PersonChip person={owner} />
        </span>
      ) : null}
      {facts}
    </>
  );
}

/** What was said about it, and what was changed in the words of the fields; at its beginning, who made it. */
function useActivity({ fields, detail: { comments, changes = [], owner, createdAt } }: RecordPageProps) {
  const { timeZone } = useViewer();
  const titleOf = useFieldChanges(fields);
  const beginning = owner && createdAt !== undefined ? { name: owner.name, at: createdAt } : undefined;
  const lines = useChangeLines({ entries: changes, timeZone, titleOf, bodyOf: ({ reason }) => reason, beginning });
  if (!comments) return {};
  const content = <Activity key={comments.record} thread={comments} changes={lines} />;
  return { activity: { count: comments.comments.length, content } };
}

const named = ({ idName, detail }: RecordPageProps) => ({ [idName]: detail.id });

function EditForm(props: RecordPageProps) {
  const { fields, href, detail, form: formOf } = props;
  const { t } = useTranslation("shell");
  const { version, told } = useVersionRead(detail.version ?? 0);
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
