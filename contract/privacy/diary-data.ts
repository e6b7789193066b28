/**
 * Records of a person's days besides meals and photos, in the order in which the privacy texts name them. They are deleted with
 * the account, and stay when the consent to health data is withdrawn.
 */
const diaryRecords = ['água', 'check-ins']

/** The records as the part of a sentence between others: `água, check-ins`. */
export const diaryRecordsText = diaryRecords.join(', ')
