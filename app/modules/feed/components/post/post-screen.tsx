import { useSearchParams } from "@remix-run/react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { CommentSection } from "#app/modules/comments/ui.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { ChangeTimeline } from "#app/shell/components/change-timeline.tsx";
import { useViewer } from "#app/shell/frame-context.ts";
import { Callout } from "#app/ui/callout/callout.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { feedPlaces } from "../../feed-places.ts";
import type { PostDetail } from "../../queries/post-detail.ts";
import { postCommands } from "../feed-commands.ts";
import classes from "../feed/feed.module.css";
import { PostCard } from "../post-card/post-card.tsx";
import { EditPost } from "./edit-post.tsx";
import { ReportPost } from "./report-post.tsx";

/** One post on a page of its own, with what was said to it. */
export function PostScreen({ detail }: { detail: PostDetail }) {
  const { t } = useTranslation("feed");
  const [search] = useSearchParams();
  const { post } = detail;
  const act = search.get("act");
  const commentId = search.get("comment");
  const title = post.author ? t("post-of", { name: post.author.name }) : t("automated");
  return (
    <div className={classes.narrow}>
      <PageHeader
        title={title}
        breadcrumbs={[{ label: t("title"), href: feedPlaces.feed }]}
        breadcrumbsLabel={t("back")}
      />
      <postCommands.PageAnswer intents={["react", "restore-post", "delete-post"]} said={t("saved")} />
      {act === "edit" && post.acts.edit.may ? (
        <EditPost key={post.id} post={post} praises={detail.praisesCompetencies} />
      ) : (
        <PostCard post={post} alone />
      )}
      {act === "why" ? (
        <Callout title={t("why.open")} announced>
          {t(detail.because as "rules.reader")} {post.audience === "ORGANIZATION" ? null : t("why.admins")}
        </Callout>
      ) : null}
      {act === "report" && (commentId !== null || post.acts.report.may) ? (
        <ReportPost key={commentId} post={post} commentId={commentId} />
      ) : null}
      <Readers detail={detail} />
      <CommentSection
        thread={detail.comments}
        reportHref={(id) => `${feedPlaces.post(post.id)}?act=report&comment=${id}`}
      />
      <History detail={detail} />
    </div>
  );
}

/** Who reads it, where not everybody does. */
function Readers({ detail: { readers } }: { detail: PostDetail }) {
  const { t } = useTranslation("feed");
  const format = useFormat();
  if (!readers) return null;
  const others = readers.count - readers.names.length;
  const names = others > 0 ? [...readers.names, t("reads.others", { count: others })] : readers.names;
  return <p className={classes.reads}>{t("reads.only", { names: format.list(names) })}</p>;
}

/** What it said before. */
function History({ detail: { history } }: { detail: PostDetail }) {
  const { t } = useTranslation("feed");
  const viewer = useViewer();
  if (history.length === 0) return null;
  return (
    <Section title={t("history.title")}>
      <ChangeTimeline
        entries={history}
        timeZone={viewer.timeZone}
        titleOf={({ field, person }) =>
          t(`history.${field === "body" || field === "competency" ? field : "pictures"}`, { name: person?.name ?? "" })
        }
        bodyOf={({ field, before }) => (field === "body" ? <span dir="auto">{String(before)}</span> : null)}
      />
    </Section>
  );
}
