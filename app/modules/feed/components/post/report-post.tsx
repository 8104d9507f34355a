import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { SubmitRow } from "#app/platform/forms/submit-row.tsx";
import { RadioGroup } from "#app/ui/radio-group/radio-group.tsx";
import { TextArea } from "#app/ui/text-area/text-area.tsx";
import { feedPlaces } from "../../feed-places.ts";
import type { PostView } from "../../queries/post-row.ts";
import { postCommands } from "../feed-commands.ts";
import classes from "../feed/feed.module.css";

const reasons = ["OFFENSIVE", "PRIVATE", "SPAM", "OTHER"] as const;

/** Tells the moderators what is wrong with a post, or with a comment on it. */
export function ReportPost({ post, commentId }: { post: PostView; commentId: string | null }) {
  const { t } = useTranslation("feed");
  const form = postCommands.useCommandForm({
    intent: "report-post",
    action: feedPlaces.post(post.id),
    fields: { postId: post.id, ...(commentId ? { commentId } : {}) },
    said: t("report.done"),
    leaveTo: feedPlaces.post(post.id),
  });
  return (
    <CommandForm form={form} guarded className={classes.composer}>
      <RadioGroup
        {...form.field("reason")}
        label={t(commentId ? "report.comment-reason" : "report.reason")}
        defaultValue="OFFENSIVE"
        options={reasons.map((value) => ({ value, label: t(`report.${value}`) }))}
      />
      <TextArea {...form.field("note")} label={t("report.note")} rows={2} maxLength={1000} />
      <p className={classes.reads}>{t(post.audience === "ORGANIZATION" ? "report.hint" : "report.hint-private")}</p>
      <SubmitRow form={form} label={t("report.send")} cancelHref={feedPlaces.post(post.id)} />
    </CommandForm>
  );
}
