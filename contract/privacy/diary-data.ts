/**
 * Records of a person's days besides logged meals and photos, in the order of the privacy texts. They are deleted with
 * the account, and stay when the consent to health data is withdrawn.
 */
const diaryRecords = ['refeições salvas com um nome', 'água', 'check-ins']

/** `diaryRecords` joined by commas: `…, água, check-ins`. */
export const diaryRecordsText = diaryRecords.join(', ')
