/** Answers about a photo that hold: the same photo is never looked at again. */
export const photoRefusals = ['photo_without_food', 'photo_of_package', 'photo_illegible'] as const
export type PhotoRefusal = (typeof photoRefusals)[number]
