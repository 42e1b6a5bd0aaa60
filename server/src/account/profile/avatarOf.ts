const avatars = 12;

/** The picture of a user who has chosen none: one of twelve, by their id. */
export function avatarOf(user_id: string): string {
  const lastByte = Number.parseInt(user_id.slice(-2), 16);
  return `/art/avatars/${(lastByte % avatars) + 1}.svg`;
}
