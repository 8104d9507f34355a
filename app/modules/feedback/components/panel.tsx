import { SidePanel } from "#app/ui/side-panel/side-panel.tsx";
import type { FeedbackPanel } from "../queries/feedback-page.ts";
import { FeedbackBody, useFeedbackTitle } from "./feedback/feedback-body.tsx";
import { useFeedbackAddress } from "./feedback-address.ts";
import { useFeedbackWords } from "./feedback-words.ts";
import { GivePanel } from "./give/give-panel.tsx";
import { AskBody, useAskTitle } from "./requests/ask-body.tsx";
import { RequestBody } from "./requests/request-body.tsx";
import { RequestPanel } from "./requests/request-panel.tsx";

/** The panel that the address opens beside a list. */
export function Panel({ panel }: { panel: FeedbackPanel }) {
  if (panel.type === "give") return <GivePanel panel={panel} />;
  if (panel.type === "ask") return <RequestPanel panel={panel} />;
  if (panel.type === "answer") return <AnswerPanel panel={panel} />;
  if (panel.type === "request") return <OwnRequestPanel panel={panel} />;
  return <ReadPanel panel={panel} />;
}

type Of<Type extends FeedbackPanel["type"]> = { panel: Extract<FeedbackPanel, { type: Type }> };

function ReadPanel({ panel: { detail } }: Of<"feedback">) {
  const { t } = useFeedbackWords();
  const { closed } = useFeedbackAddress();
  return (
    <SidePanel
      key={detail.feedback.id}
      wide
      title={useFeedbackTitle(detail)}
      closeLabel={t("close")}
      closeHref={closed}
    >
      <FeedbackBody detail={detail} leaveTo={closed} />
    </SidePanel>
  );
}

function AnswerPanel({ panel: { detail } }: Of<"answer">) {
  const { t } = useFeedbackWords();
  const { closed } = useFeedbackAddress();
  return (
    <SidePanel key={detail.ask.id} wide title={useAskTitle(detail)} closeLabel={t("close")} closeHref={closed}>
      <AskBody detail={detail} />
    </SidePanel>
  );
}

function OwnRequestPanel({ panel: { detail } }: Of<"request">) {
  const { t } = useFeedbackWords();
  const { closed } = useFeedbackAddress();
  const { requestId } = detail.request;
  return (
    <SidePanel key={requestId} wide title={t("request.title")} closeLabel={t("close")} closeHref={closed}>
      <RequestBody detail={detail} leaveTo={closed} />
    </SidePanel>
  );
}
