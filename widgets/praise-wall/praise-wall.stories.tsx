import type { Meta } from "@storybook/react-vite";
import { PraiseWall } from "../react/index.ts";
import { inEveryState } from "../stories/stage.tsx";

const meta: Meta = { title: "Widgets/praise-wall" };
export default meta;

const stories = inEveryState((props) => <PraiseWall {...props} />);
export const Shown = stories.shown;
export const Loading = stories.loading;
export const Empty = stories.empty;
export const Failed = stories.failed;
export const Ended = stories.ended;
export const Refused = stories.refused;
export const Offline = stories.offline;
export const RightToLeft = stories.rightToLeft;
export const Dark = stories.dark;
