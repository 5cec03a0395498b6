/** The numbers of everything the rules of Comets say. */

export const RULE_IDS = ['R1', 'R2', 'R3', 'R4'] as const;

export type HelpId = (typeof RULE_IDS)[number];
