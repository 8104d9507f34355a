import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { PersonChip } from "#app/modules/people/ui.ts";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { ListPages } from "#app/shell/components/list-pages.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Fold } from "#app/ui/fold/fold.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Stack } from "#app/ui/stack/stack.tsx";
import { SmallText } from "#app/ui/small-text/small-text.tsx";
import { activityAddress, threadAddress } from "../comment-places.ts";
import type { DeletedComment, ThreadPage } from "../queries/comment-thread.ts";
import { PageAnswer, useCommand, usePageAnswer } from "./comment-commands.ts";
import { CommentText } from "./comment-item.tsx";
import { CommentThread } from "./comment-thread.tsx";
import classes from "./comments.module.css";

/** All that was said about a record, page by page; what is done with comments before any script is answered here. */
export function ThreadScreen({ page: { thread, title, link, deleted, edit } }: { page: ThreadPage }) {
  const { t } = useTranslation("comments");
  // A form that was refused before any script says so itself.
  const formed = usePageAnswer("add-comment", "edit-comment");
  const open = formed?.done ? null : edit;
  const acts = ["delete-comment", "restore-comment"] as const;
  return (
    <div className={classes.screen}>
      <PageHeader
        title={t("title")}
        breadcrumbs={[{ label: title, href: activityAddress(link) }]}
        breadcrumbsLabel={t("about-what")}
        actions={<Button href={activityAddress(link)}>{t("back")}</Button>}
      />
      <PageAnswer
        intents={formed?.done ? [...acts, formed.intent] : acts}
        said={({ intent, value }) => {
          if (intent === "add-comment") return t("added");
          if (intent === "edit-comment") return t("saved");
          if (intent === "restore-comment") return t("restored");
          return {
            text: t("deleted"),
            undo: { intent: "restore-comment", fields: { commentId: value.commentId }, label: t("undo") },
          };
        }}
      />
      <CommentThread key={open ?? ""} thread={{ ...thread, older: null }} edit={open} />
      <ListPages cursors={{ previous: thread.newer, next: thread.older }} />
      {deleted.length > 0 ? (
        <Fold title={t("deleted-count", { count: deleted.length })}>
          <Stack as="ul">
            {deleted.map((comment) => (
              <Deleted key={comment.id} comment={comment} address={threadAddress(thread)} />
            ))}
          </Stack>
        </Fold>
      ) : null}
    </div>
  );
}

function Deleted({ comment, address }: { comment: DeletedComment; address: string }) {
  const { t } = useTranslation("comments");
  const command = useCommand({ intent: "restore-comment", action: address, said: t("restored") });
  return (
    <li className={classes.comment}>
      <div>
        <div className={classes.head}>
          <PersonChip person={comment.author} />
          <SmallText>{t("deleted-by", { name: comment.deletedBy ?? comment.author.name })}</SmallText>
          <ActForm command={command} intent="restore-comment" fields={{ commentId: comment.id }}>
            <Button type="submit" tone="quiet" size="small" loading={command.busy}>
              {t("restore")}
            </Button>
          </ActForm>
        </div>
        <CommentText body={comment.body} mentions={comment.mentions} />
      </div>
    </li>
  );
}
