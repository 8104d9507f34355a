import { CairnProvider, GoalList, type CairnErrorDetail } from "@cairn/widgets-react";

const tell = ({ detail }: CustomEvent<CairnErrorDetail>) => console.warn(detail.developerMessage);

/** A page of somebody else's portal. */
export function Portal() {
  return (
    <CairnProvider cairn="https://cairn.example" company="acme" tokenEndpoint="/token">
      <GoalList limit={3} onError={tell} onGoalOpen={(event) => console.log(event.detail.path)} />
    </CairnProvider>
  );
}
