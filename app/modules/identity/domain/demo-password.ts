/** Everybody who can sign in to a demo company has it; it is printed at the start and stands on /login there. */
export const demoPassword = "Cairn-demo-1";
