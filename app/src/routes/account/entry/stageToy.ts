/** The toy on the stage beside the sign-in and registration forms. */
export const stageToy = '/art/toys/jade-dragon-king.webp';
