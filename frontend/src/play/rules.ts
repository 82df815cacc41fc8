// Links from rule ids to the rules pages.

/** The address of a rule. */
export function ruleAddress(rule: string): string {
  return `/rules/${page(rule)}#${rule}`;
}

function page(rule: string): string {
  if (rule.startsWith("G1-")) return "glen-more-2010";
  if (rule.startsWith("G2-")) return "glen-more-2";
  const chronicle = /^C(\d+)-/.exec(rule)?.[1];
  return chronicle ? `chronicle-${chronicle}` : "chronicles";
}
