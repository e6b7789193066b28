-- Answers and targets come to three kilobytes, read with nearly every request: kept within the row up to half a page, they
-- are one page instead of four. Rows that are there move when they are next answered.
ALTER TABLE "profiles" SET (toast_tuple_target = 4080);
