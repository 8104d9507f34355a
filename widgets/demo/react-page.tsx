import { useState } from "react";
import { createRoot } from "react-dom/client";
import { CairnProvider, GoalCheckIn, GoalList, PraiseWall } from "../react/index.ts";

/** Asks the site's own server, which knows who is signed in there. */
async function getToken(): Promise<string> {
  const answer = await fetch("/token", { method: "POST" });
  if (!answer.ok) throw new Error(`/token answers ${answer.status}.`);
  return answer.text();
}

/** Opening a goal in the list puts its check-in beside it, instead of leaving the page. */
function Portal({ cairn, company }: { cairn: string; company: string }) {
  const [goalId, setGoalId] = useState<string | null>(null);
  return (
    <CairnProvider cairn={cairn} company={company} getToken={getToken}>
      <h1>Portal</h1>
      <GoalList
        owner="me"
        limit={3}
        onGoalOpen={(event) => {
          event.preventDefault();
          setGoalId(event.detail.path.split("/").at(-1) ?? null);
        }}
      />
      {goalId ? <GoalCheckIn goalId={goalId} /> : null}
      <PraiseWall limit={3} />
    </CairnProvider>
  );
}

const root = document.querySelector<HTMLElement>("#root")!;
createRoot(root).render(<Portal cairn={root.dataset["cairn"]!} company={root.dataset["company"]!} />);
