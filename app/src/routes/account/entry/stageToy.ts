/** The toy on the stage beside the sign-in and registration forms. */
export const stageToy = '/art/stage/jade-dragon-king.webp';
