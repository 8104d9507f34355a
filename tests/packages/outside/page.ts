import "@cairn/widgets/goal-list";
import { CairnProvider, PraiseButton, type GetToken } from "@cairn/widgets";

const getToken: GetToken = async () => (await fetch("/token", { method: "POST" })).text();

const provider = new CairnProvider();
provider.cairn = "https://cairn.example";
provider.company = "acme";
provider.getToken = getToken;
provider.append(document.createElement("cairn-goal-list"), new PraiseButton());
document.body.append(provider);
