import { PersonChip } from "#app/modules/people/ui.ts";
import { DataTable, type Column } from "#app/ui/data-table/data-table.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { oneOnOnePlaces } from "../../one-on-one-places.ts";
import type { ListedMeeting } from "../../queries/meeting-list.ts";
import { ReplyChip, StandingChip } from "../one-on-one-marks.tsx";
import { useOneOnOneWords } from "../one-on-one-words.ts";

/** Meetings, one a row. */
export function MeetingTable({ rows, caption }: { rows: readonly ListedMeeting[]; caption: string }) {
  const { t, when, format } = useOneOnOneWords();
  const columns: Column<ListedMeeting>[] = [
    {
      id: "when",
      header: t("list.when"),
      hideable: false,
      render: ({ id, seriesId, startsAt }) => (
        <UiLink href={oneOnOnePlaces.meeting(seriesId, id)}>{when(startsAt)}</UiLink>
      ),
    },
    {
      id: "other",
      header: t("list.with"),
      narrow: true,
      render: ({ other, relation }) => <PersonChip person={{ ...other, role: t(`relation.${relation}`) }} />,
    },
    {
      id: "standing",
      header: t("list.state"),
      narrow: true,
      render: (row) => <Standing row={row} />,
    },
    { id: "minutes", header: t("form.length"), render: ({ minutes }) => t("minutes", { count: minutes }) },
    { id: "points", header: t("list.discussed"), align: "end", render: ({ pointsDone }) => format.number(pointsDone) },
    { id: "actions", header: t("meeting.actions"), align: "end", render: ({ actions }) => format.number(actions) },
  ];
  return <DataTable caption={caption} columns={columns} rows={rows} rowKey={({ id }) => id} />;
}

/** How it stands; of one to come what keeps it from being certain, which is told first. */
function Standing({ row: { standing, reply, theirReply, other } }: { row: ListedMeeting }) {
  if (standing !== "UPCOMING") return <StandingChip standing={standing} />;
  if (theirReply === "DECLINED" || theirReply === "TENTATIVE")
    return <ReplyChip reply={theirReply} whose={other.name} />;
  return reply === "ACCEPTED" ? <StandingChip standing={standing} /> : <ReplyChip reply={reply} whose={null} />;
}
