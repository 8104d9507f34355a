export { keysOfConnectors, resealConnectors } from "./use-cases/reseal-secrets.ts";
/** The company's chat, for who tells people something in it. */
export { openChat, sendInChat } from "./use-cases/send-in-chat.ts";
