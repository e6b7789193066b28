declare const brand: unique symbol

/**
 * Id of an account. Only sessions and columns that reference an account have this type, so a value of it was proven to
 * be the caller's or read from the database; a string from a request never has it.
 */
export type AccountId = string & { readonly [brand]: 'AccountId' }
