export { notify } from "./use-cases/notify.ts";
