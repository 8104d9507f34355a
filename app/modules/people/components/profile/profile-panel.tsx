import type { AssignmentKind } from "../../domain/assignment.ts";
import type { TimelineEntry } from "../../queries/assignment-timeline.ts";
import type { FactsToEdit } from "../../queries/employee-facts.ts";
import type { EmployeeProfile } from "../../queries/employee-profile.ts";
import type { ListChoices } from "../../queries/list-choices.ts";
import { ChangePanel } from "../profile-panels/change-panel.tsx";
import { CorrectPanel } from "../profile-panels/correct-panel.tsx";
import { EditFactsPanel } from "../profile-panels/edit-facts-panel.tsx";
import { EditFieldsPanel } from "../profile-panels/edit-fields-panel.tsx";
import { LeavingPanel } from "../profile-panels/leaving-panel.tsx";
import { RehirePanel } from "../profile-panels/rehire-panel.tsx";

/** What is being changed beside a profile. */
export type ProfileChange =
  | { panel: "assignment"; kind: AssignmentKind; choices: ListChoices }
  | { panel: "correction"; entry: TimelineEntry; choices: ListChoices }
  | { panel: "facts"; facts: FactsToEdit }
  | { panel: "fields" }
  | { panel: "leaving" }
  | { panel: "rehire"; choices: ListChoices };

export type ProfilePanelProps = {
  change: ProfileChange;
  profile: EmployeeProfile;
  today: string;
  closeHref: string;
};

/** The panel for a change of a person. */
export function ProfilePanel({ change, ...shared }: ProfilePanelProps) {
  if (change.panel === "assignment")
    return <ChangePanel key={change.kind} {...shared} kind={change.kind} choices={change.choices} />;
  if (change.panel === "correction")
    return <CorrectPanel key={change.entry.id} {...shared} entry={change.entry} choices={change.choices} />;
  if (change.panel === "facts")
    return <EditFactsPanel {...shared} employeeId={shared.profile.id} facts={change.facts} />;
  if (change.panel === "fields") return <EditFieldsPanel {...shared} />;
  if (change.panel === "leaving") return <LeavingPanel {...shared} />;
  return <RehirePanel {...shared} choices={change.choices} />;
}
