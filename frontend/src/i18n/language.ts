// The language of the visitor. The server sets it in the page: from the profile, else the cookie, else the browser. A page
// from the offline cache has none, then the cookie and the browser decide.
export const LANGUAGES = {
  en: "English",
  fr: "Français",
  nl: "Nederlands",
  de: "Deutsch",
} as const;
export type Language = keyof typeof LANGUAGES;

const COOKIE = "language";
const MAX_AGE_S = 31_536_000;

export function isLanguage(code: string): code is Language {
  return code in LANGUAGES;
}

/** The first supported language of a list of codes: `nl-BE` is Dutch. */
export function firstSupported(codes: readonly string[]): Language {
  const languages = codes.map((code) => code.toLowerCase().split("-")[0] ?? "");
  return languages.find(isLanguage) ?? "en";
}

function readCookie(): string {
  const pair = document.cookie.split("; ").find((each) => each.startsWith(`${COOKIE}=`));
  return pair?.slice(COOKIE.length + 1) ?? "";
}

function writeCookie(code: Language): void {
  document.cookie = `${COOKIE}=${code}; path=/; max-age=${MAX_AGE_S}; samesite=lax`;
}

export const language: Language = firstSupported([
  document.documentElement.lang,
  readCookie(),
  ...navigator.languages,
]);
document.documentElement.lang = language;

/** Change the language, and reload the page, since the server's texts change, too. */
export function setLanguage(code: Language): void {
  writeCookie(code);
  if (code !== language) location.reload();
}
