/** Final refusals of a photo: the same photo is never recognised again. */
export const photoRefusals = ['photo_without_food', 'photo_of_package', 'photo_illegible'] as const
export type PhotoRefusal = (typeof photoRefusals)[number]
