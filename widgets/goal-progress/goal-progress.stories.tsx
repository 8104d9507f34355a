import type { Meta } from "@storybook/react-vite";
import { GoalProgress } from "../react/index.ts";
import { inEveryState } from "../stories/stage.tsx";

const meta: Meta = { title: "Widgets/goal-progress" };
export default meta;

const stories = inEveryState((props) => <GoalProgress goalId="1" {...props} />);
export const Shown = stories.shown;
export const Loading = stories.loading;
export const Failed = stories.failed;
export const Ended = stories.ended;
export const Refused = stories.refused;
export const Offline = stories.offline;
export const RightToLeft = stories.rightToLeft;
export const Dark = stories.dark;
