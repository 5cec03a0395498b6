/** How long a moment takes, where the style sheet finds it; nothing once it is over. */
export function lasting(moment: number): { style?: Record<string, string> } {
  return moment === 0 ? {} : { style: { '--moment': `${moment}ms` } };
}
