ALTER TABLE "chat_message" ADD COLUMN "file_content_type" text;--> statement-breakpoint
ALTER TABLE "chat_message" ADD COLUMN "file_size" bigint;--> statement-breakpoint
CREATE INDEX "chat_message_file_idx" ON "chat_message" USING btree ("file_key") WHERE file_key is not null;