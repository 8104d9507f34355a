/**
 * Words that people build passwords from to satisfy the four classes. A password is refused when
 * nothing but digits and signs stands around one of them: Password1!, P@ssw0rd, Welcome-2024.
 */
export const commonWords: ReadonlySet<string> = new Set(
  `password passwort passwd pass contrasena clave motdepasse senha kennwort parola welcome willkommen bienvenido hello
  hallo hola namaste salam login signin access admin administrator root user test testing tester demo guest temp temporary
  default change changeme changeit secret geheim secreto letmein iloveyou ichliebedich teamo qwerty qwertz azerty asdfgh
  qwertyuiop asdfghjkl zxcvbnm yxcvbnm monkey dragon football fussball baseball cricket princess sunshine shadow master
  superman batman starwars pokemon freedom whatever trustno mustang michael jordan summer winter spring autumn fall sommer
  verano invierno primavera january february march april may june july august september october november december
  monday tuesday wednesday thursday friday saturday sunday company office manager employee work computer internet
  google facebook linkedin microsoft windows apple samsung india bharat germany deutschland espana mexico dubai berlin
  london delhi mumbai madrid krishna ganesh jesus allah angel lovely flower diamond cookie summertime goodmorning`.split(
    /\s+/,
  ),
);

/** Passwords that hold no such word and are common all the same. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `1qaz@wsx 1qaz!qaz 1qaz2wsx !qaz2wsx zaq1@wsx zaq!2wsx q1w2e3r4! q1w2e3r4t5! qwe123!@# qwer1234! 1q2w3e4r! 1q2w3e4r5t!
  abc@1234 abc123!@# abcd@1234 abcd1234! abcd@123 abc@12345 aa123456! aa123456@ a123456! a1b2c3d4! p@55word1! asd123!@#
  asdf1234! zxcv1234! 123qwe!@# qaz123!@# qwerty12345! abcdef1! abcdefg1! aaaaaa1! a1234567! xyz@1234 pqr@1234`.split(
    /\s+/,
  ),
);

/** Words of the product itself, which nobody should be able to guess from the sign-in page. */
export const productWords: readonly string[] = ["cairn", "okr", "goals", "performance"];
