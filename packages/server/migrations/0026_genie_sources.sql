-- Until now SCOUT alone sent messages on.
UPDATE "genie_messages" SET "source" = "source" || '{"projectType":"SCOUTV2"}'::jsonb WHERE "source" IS NOT NULL;
