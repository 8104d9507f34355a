export { CairnProvider } from "./core/cairn-provider.ts";
export type { EmbedSource, GetToken } from "./core/embed-client.ts";
export { GoalCard } from "./goal-card/goal-card.ts";
export { GoalCheckIn } from "./goal-check-in/goal-check-in.ts";
export { GoalList } from "./goal-list/goal-list.ts";
export { GoalProgress } from "./goal-progress/goal-progress.ts";
export { PraiseButton } from "./praise-button/praise-button.ts";
export { PraiseCount } from "./praise-count/praise-count.ts";
export { PraiseWall } from "./praise-wall/praise-wall.ts";
