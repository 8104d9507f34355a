import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { SubmitRow } from "#app/platform/forms/submit-row.tsx";
import { useVersionRead } from "#app/platform/forms/use-version-read.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { useViewer } from "#app/shell/frame-context.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Card } from "#app/ui/card/card.tsx";
import { Checkbox } from "#app/ui/checkbox/checkbox.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { TextArea } from "#app/ui/text-area/text-area.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import { Stack } from "#app/ui/stack/stack.tsx";
import { feedPlaces } from "../../feed-places.ts";
import type { ModerationScreen as Screen, ReportedPost } from "../../queries/moderation.ts";
import { moderationCommands } from "../feed-commands.ts";
import feed from "../feed/feed.module.css";
import { PostText } from "../post-card/post-text.tsx";
import cards from "../post-card/post-card.module.css";

/** What was reported and waits for a decision, and what the company lets into its feed. */
export function ModerationScreen({ screen: { queue, settings } }: { screen: Screen }) {
  const { t } = useTranslation("feed");
  return (
    <div className={feed.narrow}>
      <PageHeader
        title={t("moderation.title")}
        actions={
          <>
            <Button href={feedPlaces.gifs}>{t("gifs.title")}</Button>
            <Button href={feedPlaces.fairness}>{t("fairness.title")}</Button>
          </>
        }
      />
      <moderationCommands.PageAnswer intents={["decide", "change-settings"]} said={t("saved")} />
      <Section title={t("moderation.queue")}>
        {queue.length === 0 ? (
          <EmptyState variant="done" title={t("moderation.none")} />
        ) : (
          <ul className={cards.list}>
            {queue.map((reported) => (
              <li key={reported.comment?.id ?? reported.post.id}>
                <Reported reported={reported} />
              </li>
            ))}
          </ul>
        )}
      </Section>
      <Section title={t("moderation.rules")}>
        <FeedSettings settings={settings} />
      </Section>
    </div>
  );
}

function Reported({ reported: { post, comment, reports } }: { reported: ReportedPost }) {
  const { t } = useTranslation("feed");
  const viewer = useViewer();
  const format = useFormat(viewer.timeZone);
  const command = moderationCommands.useCommand({ intent: "decide", said: t("saved") });
  return (
    <Card as="article" stacked>
      <div className={cards.facts}>
        <strong>{post.author?.name ?? t("automated")}</strong>
        <span>{t(`audience.${post.audience}`)}</span>
        <time dateTime={post.postedAt}>{format.dateTime(post.postedAt)}</time>
      </div>
      <PostText post={post} />
      {comment ? (
        <blockquote className={feed.reported}>
          {t("report.comment-of", { name: comment.author })} <span dir="auto">“{comment.body}”</span>
        </blockquote>
      ) : null}
      <Stack as="ul" gap="tight">
        {reports.map(({ reporter, reason, note, createdAt }) => (
          <li key={`${reporter}-${createdAt}`} className={feed.soft}>
            {reporter}: {t(`report.${reason as "SPAM"}`)}
            {note ? <span dir="auto"> “{note}”</span> : null}
          </li>
        ))}
      </Stack>
      <div className={feed.choices}>
        {(["KEPT", "REMOVED"] as const).map((decision) => (
          <ActForm
            key={decision}
            command={command}
            intent="decide"
            fields={{ postId: post.id, decision, ...(comment ? { commentId: comment.id } : {}) }}
          >
            <Button
              type="submit"
              size="small"
              tone={decision === "REMOVED" ? "danger" : "secondary"}
              loading={command.busy}
            >
              {t(`moderation.${decision}`)}
            </Button>
          </ActForm>
        ))}
      </div>
    </Card>
  );
}

function FeedSettings({ settings }: { settings: Screen["settings"] }) {
  const { t } = useTranslation("feed");
  const { version, told } = useVersionRead(settings.version);
  const form = moderationCommands.useCommandForm({
    intent: "change-settings",
    fields: { version },
    defaultValue: { words: settings.words.join("\n"), postsPerHour: String(settings.postsPerHour) },
    said: t("saved"),
    then: told,
  });
  return (
    <CommandForm form={form} className={feed.main} guarded>
      <TextArea
        {...form.field("words")}
        label={t("moderation.words")}
        description={t("moderation.words-help")}
        rows={5}
      />
      <TextField {...form.field("postsPerHour")} label={t("moderation.limit")} inputMode="numeric" required />
      <Checkbox
        name="anniversaries"
        value="true"
        label={t("moderation.anniversaries")}
        defaultChecked={settings.anniversaries}
      />
      <Checkbox
        name="achievedGoals"
        value="true"
        label={t("moderation.goals")}
        defaultChecked={settings.achievedGoals}
      />
      <Checkbox
        name="linkPreviews"
        value="true"
        label={t("moderation.link-previews")}
        description={t("moderation.link-previews-help")}
        defaultChecked={settings.linkPreviews}
      />
      <SubmitRow form={form} label={t("save")} />
    </CommandForm>
  );
}
