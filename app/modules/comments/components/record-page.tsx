import { IconPencil } from "@tabler/icons-react";
import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { ComponentType, ReactNode } from "react";
import { DeleteForm } from "#app/platform/forms/delete-form.tsx";
import { FormPanel } from "#app/platform/forms/form-panel.tsx";
import { PageAnswer } from "#app/platform/forms/page-answer.tsx";
import { useCommand } from "#app/platform/forms/use-command.ts";
import { useCommandForm, type AnyCommandForm } from "#app/platform/forms/use-command-form.ts";
import type { ChangeEntry } from "#app/platform/history/record-history.ts";
import { useWords } from "#app/platform/i18n/use-words.ts";
import { useChangeLines, useChangeSentence } from "#app/shell/components/change-timeline.tsx";
import { RecordView } from "#app/shell/components/record-view/record-view.tsx";
import { useViewer } from "#app/shell/frame-context.ts";
import { Button } from "#app/ui/button/button.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import type { CommentThreadView } from "../queries/comment-thread.ts";
import { Activity } from "./activity.tsx";

export type RecordPageProps = {
  /** The room whose strings name its fields by `field.<name>`, and what is refused. */
  room: string;
  detail: {
    title: string;
    version: number;
    mayEdit: boolean;
    mayDelete: boolean;
    comments: CommentThreadView;
    changes: readonly ChangeEntry[];
  };
  /** The list it stands in. */
  list: { label: string; href: string };
  /** Its own address. */
  href: string;
  /** What names it where something is sent: `{ absenceId }`. */
  named: Readonly<Record<string, string>>;
  /** What the form begins with, and its fields; the page's action takes `edit`, `delete`, `delete-and-leave` and `restore`. */
  values: Readonly<Record<string, string>>;
  fields: ComponentType<{ form: AnyCommandForm }>;
  overview: ReactNode;
};

/** A record's own page: what it says, what was said about it and changed, editing beside it, deleting with undo. */
export function RecordPage(props: RecordPageProps) {
  const { room, list, href } = props;
  const { title, version, mayEdit, mayDelete, comments, changes } = props.detail;
  const { t } = useTranslation("shell");
  const fieldWords = useWords(room);
  const { timeZone } = useViewer();
  const { search } = useLocation();
  const titleOf = useChangeSentence({
    field: (field) => (field === "deleted" ? t("record.is-deleted") : fieldWords(`field.${field}`)),
    value: (_, value) => (typeof value === "boolean" ? t(value ? "record.yes" : "record.no") : String(value)),
  });
  const lines = useChangeLines({ entries: changes, timeZone, titleOf });
  const saved = t("record.saved");
  return (
    <>
      <PageHeader title={title} breadcrumbs={[list]} breadcrumbsLabel={t("record.path")} />
      <PageAnswer room={room} intents={["edit", "restore"]} said={() => saved} />
      <RecordView
        acts={
          mayEdit ? (
            <Button icon={<IconPencil size={16} />} href={`${href}?edit`}>
              {t("record.edit")}
            </Button>
          ) : null
        }
        more={mayDelete ? <DeleteAct {...props} /> : null}
        overview={props.overview}
        activity={{ count: comments.comments.length, content: <Activity thread={comments} changes={lines} /> }}
      />
      {mayEdit && new URLSearchParams(search).has("edit") ? <EditForm key={version} {...props} /> : null}
    </>
  );
}

function EditForm({ room, href, named, detail, values, fields: Fields }: RecordPageProps) {
  const { t } = useTranslation("shell");
  const form = useCommandForm({
    room,
    intent: "edit",
    fields: { ...named, version: String(detail.version) },
    defaultValue: values,
    said: () => t("record.saved"),
    leaveTo: href,
  });
  return (
    <FormPanel form={form} title={t("record.edit")} closeHref={href} submit={t("record.save")}>
      <Fields form={form} />
    </FormPanel>
  );
}

function DeleteAct({ room, detail: { title }, named, list }: RecordPageProps) {
  const { t } = useTranslation("shell");
  const command = useCommand({
    room,
    leaveTo: list.href,
    said: ({ intent }) =>
      intent === "restore"
        ? t("record.saved")
        : { text: t("record.deleted", { title }), undo: { intent: "restore", fields: named, label: t("undo") } },
  });
  return <DeleteForm command={command} intent="delete" fields={named} label={t("record.delete")} />;
}
