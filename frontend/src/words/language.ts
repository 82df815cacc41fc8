// Which language does this visitor read? The page says it: from the profile, else from the cookie, else from
// the browser. A page from the offline store cannot know, then the device does.
export const LANGUAGES = {
  en: "English",
  fr: "Français",
  nl: "Nederlands",
  de: "Deutsch",
} as const;
export type Language = keyof typeof LANGUAGES;

const COOKIE = "language";
const YEAR = 31_536_000;

export function isLanguage(code: string): code is Language {
  return code in LANGUAGES;
}

/** The first of these that we speak: `nl-BE` is Dutch. */
export function firstSpoken(codes: readonly string[]): Language {
  const spoken = codes.map((code) => code.toLowerCase().split("-")[0] ?? "");
  return spoken.find(isLanguage) ?? "en";
}

function kept(): string {
  const pair = document.cookie.split("; ").find((each) => each.startsWith(`${COOKIE}=`));
  return pair?.slice(COOKIE.length + 1) ?? "";
}

function keep(code: Language): void {
  document.cookie = `${COOKIE}=${code}; path=/; max-age=${YEAR}; samesite=lax`;
}

export const language: Language = firstSpoken([
  document.documentElement.lang,
  kept(),
  ...navigator.languages,
]);
document.documentElement.lang = language;

/** Read another language from now on; the page comes anew, since what the site says comes in it, too. */
export function speak(code: Language): void {
  keep(code);
  if (code !== language) location.reload();
}
